/**
 * @generated SignedSource<<9b0d349e46f26b980c987c297e62482f>>
 * @relayHash 05f48968fd0ee81198640e12f7758762
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51ed09463077df659c365e1c3ecaa05f407cecd85d21f4217d673eda74c33d1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AvisosPageQuery } from './AvisosPageQuery.graphql';

const node: PreloadableConcreteRequest<AvisosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51ed09463077df659c365e1c3ecaa05f407cecd85d21f4217d673eda74c33d1c",
    "metadata": {},
    "name": "AvisosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
