/**
 * @generated SignedSource<<c9755a3434b73e68256c5439ebd899c0>>
 * @relayHash 2296dc663e406453cbbc938864c177fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74642ca1e3dcf4073b749a1628041221df4d4c257459eca9081eb0bc7d214729

import type { ConcreteRequest } from 'relay-runtime';
export type CriarInteresseInput = {
  nome: string;
};
export type useCriarInteresseMutation$variables = {
  input: CriarInteresseInput;
};
export type useCriarInteresseMutation$data = {
  readonly criarInteresse: {
    readonly __typename: "CriarInteresseSuccess";
    readonly interesse: {
      readonly codigo: string | null;
      readonly id: string;
      readonly nome: string;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCriarInteresseMutation = {
  response: useCriarInteresseMutation$data;
  variables: useCriarInteresseMutation$variables;
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
    "name": "criarInteresse",
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
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesse",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CriarInteresseSuccess",
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
        "type": "EntradaInvalida",
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
    "name": "useCriarInteresseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCriarInteresseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74642ca1e3dcf4073b749a1628041221df4d4c257459eca9081eb0bc7d214729",
    "metadata": {},
    "name": "useCriarInteresseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cc243cd913c85fc357ea97407c85ddf";

export default node;
