/**
 * @generated SignedSource<<9b996babef070ee631fd942ebed4acdd>>
 * @relayHash 3e73f45443eb1d76282252dda57503fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87f3994e7b6aa0d86063dc508a055af49c4dd06da73dff6e1ca22de2646c8a7

import type { ConcreteRequest } from 'relay-runtime';
export type CadastroDoProfessorPageQuery$variables = Record<PropertyKey, never>;
export type CadastroDoProfessorPageQuery$data = {
  readonly departamentos: ReadonlyArray<{
    readonly nome: string;
  }> | null;
  readonly instituicao: {
    readonly dominiosDeProfessor: ReadonlyArray<string>;
  };
};
export type CadastroDoProfessorPageQuery = {
  response: CadastroDoProfessorPageQuery$data;
  variables: CadastroDoProfessorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "dominiosDeProfessor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CadastroDoProfessorPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Departamento",
          "kind": "LinkedField",
          "name": "departamentos",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CadastroDoProfessorPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "f87f3994e7b6aa0d86063dc508a055af49c4dd06da73dff6e1ca22de2646c8a7",
    "metadata": {},
    "name": "CadastroDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6dcda46d14fa5d2a851e86f350ed3008";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
