/**
 * @generated SignedSource<<013a39059c88dd234a19bdd53bbe4c9b>>
 * @relayHash bb9eeccdcecb39375b47b2c7baa2f9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08faa0ffba5f6de2ddb34af549333c10bdde6fe11ddbc6b78cf9df8be5b080f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContaPageQuery } from './ContaPageQuery.graphql';

const node: PreloadableConcreteRequest<ContaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d08faa0ffba5f6de2ddb34af549333c10bdde6fe11ddbc6b78cf9df8be5b080f",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
