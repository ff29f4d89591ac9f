/**
 * @generated SignedSource<<7a71076ac69b92bb9d7ed48e40e74524>>
 * @relayHash 8f22e294cfb838eab1af38cf2e247d61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2714e1c36a45f43f02685a6b5b7f7163ec29aa9cfc4c40d66b892004ec72809

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EncerrarSessaoInput = {
  sessao: string;
};
export type useEncerrarSessaoMutation$variables = {
  input: EncerrarSessaoInput;
};
export type useEncerrarSessaoMutation$data = {
  readonly encerrarSessao: {
    readonly __typename: "EncerrarSessaoSuccess";
    readonly viewer: {
      readonly sessoes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Sessoes_sessoes">;
      }> | null;
    };
  } | {
    readonly __typename: "SessaoJaEncerrada";
    readonly viewer: {
      readonly sessoes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Sessoes_sessoes">;
      }> | null;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEncerrarSessaoMutation = {
  response: useEncerrarSessaoMutation$data;
  variables: useEncerrarSessaoMutation$variables;
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
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessaoAberta",
        "kind": "LinkedField",
        "name": "sessoes",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Sessoes_sessoes"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessaoAberta",
        "kind": "LinkedField",
        "name": "sessoes",
        "plural": true,
        "selections": [
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
            "name": "dispositivo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rede",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "criadaEm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usadaEm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "atual",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
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
    "name": "useEncerrarSessaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "encerrarSessao",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "EncerrarSessaoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "SessaoJaEncerrada",
            "abstractKey": null
          }
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
    "name": "useEncerrarSessaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "encerrarSessao",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "EncerrarSessaoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "SessaoJaEncerrada",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b2714e1c36a45f43f02685a6b5b7f7163ec29aa9cfc4c40d66b892004ec72809",
    "metadata": {},
    "name": "useEncerrarSessaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94e6fcd794a85d0afafc064bf92850cb";

export default node;
