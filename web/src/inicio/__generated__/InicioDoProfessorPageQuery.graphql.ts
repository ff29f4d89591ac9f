/**
 * @generated SignedSource<<8c4bc238705d1a2c784ebf56045dcdb2>>
 * @relayHash 469720ec373c6c9e5d2916c8ed1a2cd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bb5e2b48fed4631be6da9e8c1a9050c9bee5760963faac7becb14900906b3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InicioDoProfessorPageQuery$variables = {
  professor: boolean;
};
export type InicioDoProfessorPageQuery$data = {
  readonly instituicao: {
    readonly " $fragmentSpreads": FragmentRefs<"LinksExternos_instituicao">;
  };
  readonly viewer?: {
    readonly " $fragmentSpreads": FragmentRefs<"InicioDoProfessor_viewer">;
  } | null;
};
export type InicioDoProfessorPageQuery = {
  response: InicioDoProfessorPageQuery$data;
  variables: InicioDoProfessorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "professor"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InicioDoProfessorPageQuery",
    "selections": [
      {
        "condition": "professor",
        "kind": "Condition",
        "passingValue": true,
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
                "name": "InicioDoProfessor_viewer"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Instituicao",
        "kind": "LinkedField",
        "name": "instituicao",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LinksExternos_instituicao"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InicioDoProfessorPageQuery",
    "selections": [
      {
        "condition": "professor",
        "kind": "Condition",
        "passingValue": true,
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
                "concreteType": "Usuario",
                "kind": "LinkedField",
                "name": "usuario",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nome",
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
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Instituicao",
        "kind": "LinkedField",
        "name": "instituicao",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prototipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suporte",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b1bb5e2b48fed4631be6da9e8c1a9050c9bee5760963faac7becb14900906b3a",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c620bc2156fa9e339cf51be122fa9f2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
