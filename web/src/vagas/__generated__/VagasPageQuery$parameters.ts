/**
 * @generated SignedSource<<dd31804bf8f049b8f22be38d65ae2447>>
 * @relayHash 7469d14f7b93089a412a13ce835897f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3723a41049373103e791e25e412fb09960c3062103837065984f2ec694cdbf34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3723a41049373103e791e25e412fb09960c3062103837065984f2ec694cdbf34",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
