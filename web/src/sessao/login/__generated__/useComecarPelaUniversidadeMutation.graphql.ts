/**
 * @generated SignedSource<<5a71b28c5e904ba5fc00d234fe08f793>>
 * @relayHash 8bdc3b4b3690fe5e8e532f4c6fcf43ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb43ae91939bc3cac2ab2eaf65dbaaf166659c2611697723e89876b68a842c1c

import type { ConcreteRequest } from 'relay-runtime';
export type ComecarEntradaPelaUniversidadeInput = {
  voltar?: string | null;
};
export type useComecarPelaUniversidadeMutation$variables = {
  input: ComecarEntradaPelaUniversidadeInput;
};
export type useComecarPelaUniversidadeMutation$data = {
  readonly comecarEntradaPelaUniversidade: {
    readonly __typename: "ComecarEntradaPelaUniversidadeSuccess";
    readonly url: string;
  } | {
    readonly __typename: "UniversidadeIndisponivel";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useComecarPelaUniversidadeMutation = {
  response: useComecarPelaUniversidadeMutation$data;
  variables: useComecarPelaUniversidadeMutation$variables;
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
    "name": "comecarEntradaPelaUniversidade",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "ComecarEntradaPelaUniversidadeSuccess",
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
        "type": "UniversidadeIndisponivel",
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
    "name": "useComecarPelaUniversidadeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useComecarPelaUniversidadeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb43ae91939bc3cac2ab2eaf65dbaaf166659c2611697723e89876b68a842c1c",
    "metadata": {},
    "name": "useComecarPelaUniversidadeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c15af0ca335e2ee0babf5da55b02056";

export default node;
