/**
 * @generated SignedSource<<b5434ead127a8916ef331f3861f011f6>>
 * @relayHash 76562221a8a1bb9989300f090aab2b66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1adf64fb172e6fb44c5314edb74649aa5abf45687091c12b31ca7278a2c06c0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1adf64fb172e6fb44c5314edb74649aa5abf45687091c12b31ca7278a2c06c0e",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
