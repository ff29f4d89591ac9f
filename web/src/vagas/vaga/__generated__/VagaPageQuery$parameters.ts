/**
 * @generated SignedSource<<ef14dcae6c63ca8b5141a5c71fc62860>>
 * @relayHash 5b027e4851f4471b3a649799ce56b7a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031e500d92e2efdc09767ab31393552638e281885959c38be6390d301060e1ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "031e500d92e2efdc09767ab31393552638e281885959c38be6390d301060e1ec",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
