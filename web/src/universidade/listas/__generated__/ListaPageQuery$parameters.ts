/**
 * @generated SignedSource<<9376690a5facb12da5f8f80cc422a66a>>
 * @relayHash 12962d9f7eeeaa9539fee98ee1af05a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29f2c31a82312aba6f1f099a80b26b4d2892c21b3a84027e7a65ea3f690875c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListaPageQuery } from './ListaPageQuery.graphql';

const node: PreloadableConcreteRequest<ListaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29f2c31a82312aba6f1f099a80b26b4d2892c21b3a84027e7a65ea3f690875c0",
    "metadata": {},
    "name": "ListaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
