/**
 * @generated SignedSource<<91d1293e30eadc8a424d4007cb8fd5ab>>
 * @relayHash 5b0fa958a70a42b0a0c719bb20690d8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e9e095e65199257a1b5ee10c4bb7bf322eaa4aaf4680ef46fd8114a78f9cc9

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type EntrarPelaUniversidadeInput = {
  resposta: string;
};
export type useEntrarPelaUniversidadeMutation$variables = {
  input: EntrarPelaUniversidadeInput;
};
export type useEntrarPelaUniversidadeMutation$data = {
  readonly entrarPelaUniversidade: {
    readonly __typename: "ContaAProvar";
    readonly email: string;
  } | {
    readonly __typename: "ContaSuspensa";
    readonly mensagem: string;
  } | {
    readonly __typename: "EntradaPelaUniversidadeRecusada";
    readonly mensagem: string;
  } | {
    readonly __typename: "EntrarPelaUniversidadeSuccess";
    readonly exclusaoEm: string | null;
    readonly papel: Papel;
    readonly token: string;
    readonly voltar: string | null;
  } | {
    readonly __typename: "SegundoFatorPedido";
    readonly aplicativo: boolean;
    readonly chave: string | null;
    readonly codigos: boolean;
    readonly desafio: string;
    readonly voltar: string | null;
  } | {
    readonly __typename: "UniversidadeIndisponivel";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEntrarPelaUniversidadeMutation = {
  response: useEntrarPelaUniversidadeMutation$data;
  variables: useEntrarPelaUniversidadeMutation$variables;
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
  "name": "voltar",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mensagem",
    "storageKey": null
  }
],
v3 = [
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
    "name": "entrarPelaUniversidade",
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
            "name": "token",
            "storageKey": null
          },
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
            "name": "exclusaoEm",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "EntrarPelaUniversidadeSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "ContaAProvar",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "EntradaPelaUniversidadeRecusada",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "UniversidadeIndisponivel",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ContaSuspensa",
        "abstractKey": null
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
            "name": "aplicativo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chave",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "SegundoFatorPedido",
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
    "name": "useEntrarPelaUniversidadeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarPelaUniversidadeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e9e9e095e65199257a1b5ee10c4bb7bf322eaa4aaf4680ef46fd8114a78f9cc9",
    "metadata": {},
    "name": "useEntrarPelaUniversidadeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74cbe7be3675f4683af7cf5e41325b5e";

export default node;
