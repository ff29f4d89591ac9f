/**
 * @generated SignedSource<<1af4c5ddbcd2dc95c61839eb110bf4b4>>
 * @relayHash 2cc090fcf8a087f565a2e6bcb8612836
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfee34af7c53e203ff8327446c19201100cf64425d73d8bc2622177b39321341

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfee34af7c53e203ff8327446c19201100cf64425d73d8bc2622177b39321341",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
