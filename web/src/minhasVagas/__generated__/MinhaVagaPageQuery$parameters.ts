/**
 * @generated SignedSource<<d6b805620e536db857479eef87f498cb>>
 * @relayHash 6e487f02c839b0dc29e49023b361270c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3796f6b4f930efe98c7a743b169093b6c2dc81a408774e093ec9f5b0da261543

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3796f6b4f930efe98c7a743b169093b6c2dc81a408774e093ec9f5b0da261543",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
