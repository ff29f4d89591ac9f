/**
 * @generated SignedSource<<0ea7730c6062b47170b5828e1b43cdb0>>
 * @relayHash f5dbde1d03259aa076f1cbf9240a7193
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd0f320ba94274d6c7203b364ee0f9c926f9e0ebe89727db2627ae9b2f99d33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstituicaoPageQuery } from './InstituicaoPageQuery.graphql';

const node: PreloadableConcreteRequest<InstituicaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cd0f320ba94274d6c7203b364ee0f9c926f9e0ebe89727db2627ae9b2f99d33",
    "metadata": {},
    "name": "InstituicaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
