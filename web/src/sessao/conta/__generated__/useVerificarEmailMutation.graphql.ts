/**
 * @generated SignedSource<<65a17d835243199fcdb28444eecad6b1>>
 * @relayHash fd31d13bc0d9f116dd8f944a3e3284d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25cadd64df28fd8d00d08e0f1e14d0b4625ac4f710a4f1e31f70173030e724f3

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type VerificarEmailInput = {
  perguntar?: boolean | null;
  prova?: string | null;
  token: string;
};
export type useVerificarEmailMutation$variables = {
  input: VerificarEmailInput;
};
export type useVerificarEmailMutation$data = {
  readonly verificarEmail: {
    readonly __typename: "CadastroDeOutroNavegador";
    readonly cadastro: {
      readonly curso: string | null;
      readonly departamento: string | null;
      readonly nome: string;
      readonly papel: Papel;
    };
  } | {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    readonly __typename: "VerificarEmailSuccess";
    readonly nome: string | null;
    readonly papel: Papel | null;
    readonly token: string | null;
    readonly tokenDeSenha: string | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerificarEmailMutation = {
  response: useVerificarEmailMutation$data;
  variables: useVerificarEmailMutation$variables;
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
  "name": "papel",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
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
    "name": "verificarEmail",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tokenDeSenha",
            "storageKey": null
          }
        ],
        "type": "VerificarEmailSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cadastro",
            "kind": "LinkedField",
            "name": "cadastro",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "curso",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "departamento",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CadastroDeOutroNavegador",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mensagem",
            "storageKey": null
          }
        ],
        "type": "TokenRecusado",
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
    "name": "useVerificarEmailMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerificarEmailMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "25cadd64df28fd8d00d08e0f1e14d0b4625ac4f710a4f1e31f70173030e724f3",
    "metadata": {},
    "name": "useVerificarEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ac00a772bc9c6cb949b8da93dac1488";

export default node;
