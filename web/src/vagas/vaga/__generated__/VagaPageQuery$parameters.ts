/**
 * @generated SignedSource<<badac9044c43e21a5549dc7c453db229>>
 * @relayHash 8d530e3050750f9f2bae2388e8a24417
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cad9788137d6eecec1f178978ecf84b44e7edb895653e83d38c55d78ccbc1be6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cad9788137d6eecec1f178978ecf84b44e7edb895653e83d38c55d78ccbc1be6",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
