/**
 * @generated SignedSource<<88f2a12ddf0ada346a2a408b8e4505e1>>
 * @relayHash d3a86dc46a37395ef7bc056eeee6c2fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d85d91a6a02b0b9f1dfe30efb640424099023ba5ccd04a437a212e0ecc0ffa12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d85d91a6a02b0b9f1dfe30efb640424099023ba5ccd04a437a212e0ecc0ffa12",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
