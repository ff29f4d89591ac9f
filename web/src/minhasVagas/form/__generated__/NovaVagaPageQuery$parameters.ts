/**
 * @generated SignedSource<<f6eed47c69dae81553be8906d30d7130>>
 * @relayHash 6034bd2e559f893483ea4b1a8f8f0089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7df3012cbfe22f61b016f2f354c2e17be27b3ed0744cc51fac7b7abe485e7570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7df3012cbfe22f61b016f2f354c2e17be27b3ed0744cc51fac7b7abe485e7570",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
