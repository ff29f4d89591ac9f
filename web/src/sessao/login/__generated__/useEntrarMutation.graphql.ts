/**
 * @generated SignedSource<<89ec48f7a957b2e64960dea483689945>>
 * @relayHash be9597963f0a69fce37a7368c52607a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d41b11a330e64e4dae4dc8f7f7818d215655420dd503d8ed85b9489e6e9d587

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type EntrarInput = {
  email: string;
  papel: Papel;
  senha: string;
};
export type useEntrarMutation$variables = {
  input: EntrarInput;
};
export type useEntrarMutation$data = {
  readonly entrar: {
    readonly __typename: "ContaSuspensa";
    readonly contestar: string | null;
    readonly mensagem: string;
  } | {
    readonly __typename: "EmailNaoVerificado";
    readonly reenvia: boolean | null;
  } | {
    readonly __typename: "EntrarSuccess";
    readonly exclusaoEm: string | null;
    readonly token: string;
  } | {
    readonly __typename: "PapelNaoPermitido";
    readonly __typename: "PapelNaoPermitido";
  } | {
    readonly __typename: "SegundoFatorPedido";
    readonly aplicativo: boolean;
    readonly chave: string | null;
    readonly codigos: boolean;
    readonly desafio: string;
  } | {
    readonly __typename: "SoPelaUniversidade";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEntrarMutation = {
  response: useEntrarMutation$data;
  variables: useEntrarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
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
      "name": "exclusaoEm",
      "storageKey": null
    }
  ],
  "type": "EntrarSuccess",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reenvia",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestar",
      "storageKey": null
    }
  ],
  "type": "ContaSuspensa",
  "abstractKey": null
},
v7 = {
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
    }
  ],
  "type": "SegundoFatorPedido",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/)
  ],
  "type": "SoPelaUniversidade",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntrarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "entrar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "EmailNaoVerificado",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "entrar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "EmailNaoVerificado",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d41b11a330e64e4dae4dc8f7f7818d215655420dd503d8ed85b9489e6e9d587",
    "metadata": {},
    "name": "useEntrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dcc5fa733925a2873fb07b6d5eb6541";

export default node;
