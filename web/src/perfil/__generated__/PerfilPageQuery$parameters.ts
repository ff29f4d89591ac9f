/**
 * @generated SignedSource<<e91cc981760604a303e33ac5c3a865a2>>
 * @relayHash 8775c364643af4e9d68dbc4c3eced69c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df9118162bab8d92acb14c86d0143d7b094779ac4d5764166bd5eb0b883661e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3df9118162bab8d92acb14c86d0143d7b094779ac4d5764166bd5eb0b883661e",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
