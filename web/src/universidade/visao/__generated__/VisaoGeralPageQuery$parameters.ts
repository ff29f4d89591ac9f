/**
 * @generated SignedSource<<463e620c19f05a98acd56810548859b6>>
 * @relayHash a2a74c58c672bb69414a0be12059c021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea648ceccb1adab0e1210abf42f8c07112ee4cdeb025a9e8e2021bcaf1e2053c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisaoGeralPageQuery } from './VisaoGeralPageQuery.graphql';

const node: PreloadableConcreteRequest<VisaoGeralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea648ceccb1adab0e1210abf42f8c07112ee4cdeb025a9e8e2021bcaf1e2053c",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
