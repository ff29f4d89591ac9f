/**
 * @generated SignedSource<<e844ba202b968390db73b5d61b5f0cfa>>
 * @relayHash 0c35f9f9dc9c93140a0f5448f9aa8043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc4408734b03af9fa364ad25de6793493252d7083061a3b15f538753f21ef1bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc4408734b03af9fa364ad25de6793493252d7083061a3b15f538753f21ef1bb",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
