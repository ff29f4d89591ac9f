/**
 * @generated SignedSource<<e68f9970c0cd46b7b432b820b4bace38>>
 * @relayHash 700cdcbe5a5841e9d5bbea95199f96fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60c8543d1a7d3ff085dc4b73ae874d55c68bb7bfc8ada2a71a0b502cb962c023

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60c8543d1a7d3ff085dc4b73ae874d55c68bb7bfc8ada2a71a0b502cb962c023",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
