/**
 * @generated SignedSource<<8ce4897f33050df78513b4357294ae3b>>
 * @relayHash 2ecdac66d1a20221f7b1f24a0b86cba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d09e79ec5c2c15a657a6b5630afbbc56c4c14ceac12493d3feeb0ee097422599

import type { ConcreteRequest } from 'relay-runtime';
export type FimDoDesafio = "APLICATIVO" | "CHAVE" | "CONFIRMACAO";
export type AbrirDesafioInput = {
  para: FimDoDesafio;
  senha: string;
};
export type useAbrirDesafioMutation$variables = {
  input: AbrirDesafioInput;
};
export type useAbrirDesafioMutation$data = {
  readonly abrirDesafio: {
    readonly __typename: "AbrirDesafioSuccess";
    readonly chave: string | null;
    readonly desafio: string;
    readonly endereco: string | null;
    readonly segredo: string | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    readonly __typename: "SegundoFatorRecusado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAbrirDesafioMutation = {
  response: useAbrirDesafioMutation$data;
  variables: useAbrirDesafioMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "abrirDesafio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "desafio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "segredo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endereco",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chave",
            "storageKey": null
          }
        ],
        "type": "AbrirDesafioSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CampoInvalido",
            "kind": "LinkedField",
            "name": "campos",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campo",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "EntradaInvalida",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "SegundoFatorRecusado",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAbrirDesafioMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAbrirDesafioMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d09e79ec5c2c15a657a6b5630afbbc56c4c14ceac12493d3feeb0ee097422599",
    "metadata": {},
    "name": "useAbrirDesafioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8556cc08b70f1ef638a0d3b186ee1ae";

export default node;
