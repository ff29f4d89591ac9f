/**
 * @generated SignedSource<<07e02f157e8fba89f1e1396dbe4ee57d>>
 * @relayHash a2cd00066887374636a71c2a00274495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4c96ca7e56497c9fb9af9e9bbf7f67b948efdbf481a671d4c8c0a9283c6d72

import type { ConcreteRequest } from 'relay-runtime';
export type CadastroDoProfessorPageQuery$variables = Record<PropertyKey, never>;
export type CadastroDoProfessorPageQuery$data = {
  readonly departamentos: ReadonlyArray<{
    readonly nome: string;
  }> | null;
  readonly instituicao: {
    readonly documentos: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentos",
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
    "id": "2a4c96ca7e56497c9fb9af9e9bbf7f67b948efdbf481a671d4c8c0a9283c6d72",
    "metadata": {},
    "name": "CadastroDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68f5e08420148ca40d99dfbf1fc521db";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
