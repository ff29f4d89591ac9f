/**
 * @generated SignedSource<<ef2b8d1849b6f872d00c28d4011408c0>>
 * @relayHash 96956e8ee5feebab5cdf44f3cc0d82cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7587af334c8f944d8eae7d1ffff22da938a8917849103be08b044040c5da3ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilPageQuery$variables = {
  codigo: string;
};
export type PerfilPageQuery$data = {
  readonly usuario: {
    readonly " $fragmentSpreads": FragmentRefs<"Perfil_usuario">;
  } | null;
};
export type PerfilPageQuery = {
  response: PerfilPageQuery$data;
  variables: PerfilPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PerfilPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Perfil_usuario"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PerfilPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "papel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avatar",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "criadoEm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sobre",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7587af334c8f944d8eae7d1ffff22da938a8917849103be08b044040c5da3ef",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9decd032563ba4b254aeb8b72ca136e7";

export default node;
