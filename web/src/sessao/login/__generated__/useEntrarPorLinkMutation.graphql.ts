/**
 * @generated SignedSource<<d7b338cea930ec558b83944d18471c8b>>
 * @relayHash f200079dfe7e3c93c5e8864f35041dfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 122a51a3d9abed1ca6fa569bd4a0e97eaf6fa30158c442cd2c7c9d9a04506826

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type EntrarPorLinkInput = {
  token: string;
};
export type useEntrarPorLinkMutation$variables = {
  input: EntrarPorLinkInput;
};
export type useEntrarPorLinkMutation$data = {
  readonly entrarPorLink: {
    readonly __typename: "ContaSuspensa";
    readonly contestar: string | null;
    readonly mensagem: string;
  } | {
    readonly __typename: "EntrarPorLinkSuccess";
    readonly exclusaoEm: string | null;
    readonly papel: Papel;
    readonly token: string;
  } | {
    readonly __typename: "SegundoFatorPedido";
    readonly aplicativo: boolean;
    readonly chave: string | null;
    readonly codigos: boolean;
    readonly desafio: string;
  } | {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEntrarPorLinkMutation = {
  response: useEntrarPorLinkMutation$data;
  variables: useEntrarPorLinkMutation$variables;
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
    "name": "entrarPorLink",
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
          }
        ],
        "type": "EntrarPorLinkSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "TokenRecusado",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
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
          }
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
    "name": "useEntrarPorLinkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarPorLinkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "122a51a3d9abed1ca6fa569bd4a0e97eaf6fa30158c442cd2c7c9d9a04506826",
    "metadata": {},
    "name": "useEntrarPorLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8fbd74eee50f5a8df8275d99251b922";

export default node;
