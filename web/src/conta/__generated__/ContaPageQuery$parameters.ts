/**
 * @generated SignedSource<<2530d59912752956f369a1896e0dca4b>>
 * @relayHash 57d8782af61967ea7ad4a3944300a6b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b98db69289ac61214d81f96ab6b873589f0fb249e9e1c2113938843a894fdf2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContaPageQuery } from './ContaPageQuery.graphql';

const node: PreloadableConcreteRequest<ContaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b98db69289ac61214d81f96ab6b873589f0fb249e9e1c2113938843a894fdf2e",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
