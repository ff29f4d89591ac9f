/**
 * @generated SignedSource<<8d42c22a824fac8090c2234b8b6b09bb>>
 * @relayHash 8fb3dfb3cb7aff8cdb68bd0d60dc0f98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bbcbb63b58b14f46212e80410268973a07557fb22b9ab5522c3362f52e4fe30

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type ConfirmarEntradaInput = {
  chave?: string | null;
  codigo?: string | null;
  desafio: string;
  papel?: Papel | null;
};
export type useConfirmarEntradaMutation$variables = {
  input: ConfirmarEntradaInput;
};
export type useConfirmarEntradaMutation$data = {
  readonly confirmarEntrada: {
    readonly __typename: "ConfirmarEntradaSuccess";
    readonly exclusaoEm: string | null;
    readonly papel: Papel;
    readonly token: string;
  } | {
    readonly __typename: "ContaSuspensa";
    readonly mensagem: string;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    readonly __typename: "PapelNaoPermitido";
    readonly mensagem: string;
  } | {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useConfirmarEntradaMutation = {
  response: useConfirmarEntradaMutation$data;
  variables: useConfirmarEntradaMutation$variables;
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
  (v1/*:: as any*/)
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
    "name": "confirmarEntrada",
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
        "type": "ConfirmarEntradaSuccess",
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
        "selections": (v2/*:: as any*/),
        "type": "TokenRecusado",
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
        "selections": (v2/*:: as any*/),
        "type": "PapelNaoPermitido",
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
    "name": "useConfirmarEntradaMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmarEntradaMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6bbcbb63b58b14f46212e80410268973a07557fb22b9ab5522c3362f52e4fe30",
    "metadata": {},
    "name": "useConfirmarEntradaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f036c751b6aaf47913d5f2b15f6fd72";

export default node;
