/**
 * @generated SignedSource<<91a89075077427045c841951a81ae8cc>>
 * @relayHash f8c0b0ca9067b7bb698507f7e1677840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5460a1446bfdb3df1ee20bc7d90a0ac01c1c6859a4d3837e921e6a46a9220666

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5460a1446bfdb3df1ee20bc7d90a0ac01c1c6859a4d3837e921e6a46a9220666",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
