/**
 * @generated SignedSource<<298e3bb5e3c75d543552fb8ced4fa451>>
 * @relayHash b2b3b1c2b5ca3a2198579f68343c1e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e68568e3f92be32cd397aeb67ecfdb88125f2e9490446df4f5f8d4f2f293396e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e68568e3f92be32cd397aeb67ecfdb88125f2e9490446df4f5f8d4f2f293396e",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
