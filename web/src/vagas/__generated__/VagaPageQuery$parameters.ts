/**
 * @generated SignedSource<<3291b59b9ba7882f2b39466da1429ccd>>
 * @relayHash b0d089b6436d2c2a7cd026bc8ecffe8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd713055e92af61e9dd51c99f0475d73d8d2d69619b3d4c476e0371b005bbfe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fd713055e92af61e9dd51c99f0475d73d8d2d69619b3d4c476e0371b005bbfe",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
