/**
 * @generated SignedSource<<6e8b18cdbbccf4b2cdddd0976b76c6a3>>
 * @relayHash a1b2700b96ae2c4eb624bd53fbbab35c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f56dcf7e5bbb5d4d5cd711a36e2a2f311ebfba09302e74f04687dc952d8e7032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CadastroPageQuery } from './CadastroPageQuery.graphql';

const node: PreloadableConcreteRequest<CadastroPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f56dcf7e5bbb5d4d5cd711a36e2a2f311ebfba09302e74f04687dc952d8e7032",
    "metadata": {},
    "name": "CadastroPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
