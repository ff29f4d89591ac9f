/**
 * @generated SignedSource<<7d931c451480be9135d7bb7bdd82eec3>>
 * @relayHash 0d57c141722c0f116cee792576f9e2e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca2a1d5885287235cde5e84e41c433d9aa8a87c5577415b30622813bb50f8d0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetirarAvisoDoSistemaInput = {
  codigo: string;
};
export type RetirarAvisoDialogMutation$variables = {
  input: RetirarAvisoDoSistemaInput;
};
export type RetirarAvisoDialogMutation$data = {
  readonly retirarAvisoDoSistema: {
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"AvisosDoSistemaList_viewer">;
    };
  };
};
export type RetirarAvisoDialogMutation = {
  response: RetirarAvisoDialogMutation$data;
  variables: RetirarAvisoDialogMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RetirarAvisoDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "retirarAvisoDoSistema",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AvisosDoSistemaList_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RetirarAvisoDoSistemaSuccess",
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
    "name": "RetirarAvisoDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "retirarAvisoDoSistema",
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
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Administracao",
                    "kind": "LinkedField",
                    "name": "administracao",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AvisoDoSistema",
                        "kind": "LinkedField",
                        "name": "avisosDoSistema",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "texto",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "para",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "de",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "ate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "codigo",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RetirarAvisoDoSistemaSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ca2a1d5885287235cde5e84e41c433d9aa8a87c5577415b30622813bb50f8d0",
    "metadata": {},
    "name": "RetirarAvisoDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "783a353e9c4df361a371576b2b0f6ad5";

export default node;
