/**
 * @generated SignedSource<<3cb013eb27c72d09e39fd2d8d7e66e49>>
 * @relayHash a3a03ddf141e163f3a4afb0b89f8feb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 542e28082dfb072a8bf45585c6dd1421114da4579f4e20a95d115915f75de666

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "542e28082dfb072a8bf45585c6dd1421114da4579f4e20a95d115915f75de666",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
