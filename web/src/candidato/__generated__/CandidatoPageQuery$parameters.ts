/**
 * @generated SignedSource<<1246485b101cdc97b2760b2b6a327d70>>
 * @relayHash ec141fe88be7f75ee7fbaf4c16f84f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81ca1ea9251d8f94635ae1fe83510efb42717c69d296423747789a29a5e4f712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81ca1ea9251d8f94635ae1fe83510efb42717c69d296423747789a29a5e4f712",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
