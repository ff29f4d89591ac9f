/**
 * @generated SignedSource<<a8be77e750e0a5ff122169b4469c1381>>
 * @relayHash 71a7db113b2e6d8c2b5eebec97c5633b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b43828cd00b6fd1b2ef42d11a39cb69a04037bf1b6d8d562e23a59fb6f007fe8

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type ProvarContaInput = {
  senha: string;
};
export type useEntrarPelaUniversidadeProvarMutation$variables = {
  input: ProvarContaInput;
};
export type useEntrarPelaUniversidadeProvarMutation$data = {
  readonly provarConta: {
    readonly __typename: "ContaSuspensa";
    readonly mensagem: string;
  } | {
    readonly __typename: "CredenciaisInvalidas";
    readonly mensagem: string;
  } | {
    readonly __typename: "EntradaPelaUniversidadeRecusada";
    readonly mensagem: string;
  } | {
    readonly __typename: "ProvarContaSuccess";
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
export type useEntrarPelaUniversidadeProvarMutation = {
  response: useEntrarPelaUniversidadeProvarMutation$data;
  variables: useEntrarPelaUniversidadeProvarMutation$variables;
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
    "name": "provarConta",
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
        "type": "ProvarContaSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "CredenciaisInvalidas",
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
    "name": "useEntrarPelaUniversidadeProvarMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarPelaUniversidadeProvarMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b43828cd00b6fd1b2ef42d11a39cb69a04037bf1b6d8d562e23a59fb6f007fe8",
    "metadata": {},
    "name": "useEntrarPelaUniversidadeProvarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "542200a2c8cefb617a6d1385615b6f6c";

export default node;
