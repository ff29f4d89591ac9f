/**
 * @generated SignedSource<<476d26b81bd8e8c7e15b81f966bddc97>>
 * @relayHash c413463f0a621c3ea1b44b818b43d4b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3034980b9927e2f5567db46e3f39b1b9ca5d2984e6bdca05283489f654db7356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CadastroPageQuery } from './CadastroPageQuery.graphql';

const node: PreloadableConcreteRequest<CadastroPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3034980b9927e2f5567db46e3f39b1b9ca5d2984e6bdca05283489f654db7356",
    "metadata": {},
    "name": "CadastroPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
