/**
 * @generated SignedSource<<99a947aeab33c8289bab4b508141c94b>>
 * @relayHash 82eb8665c4ba955b36cebf427fbcf9ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53b254a04bddfea303a7d4e6f1946fe70e23f86623f406261d527ee19bc1f466

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilDoProfessorPageQuery$variables = {
  codigo: string;
};
export type PerfilDoProfessorPageQuery$data = {
  readonly usuario: {
    readonly " $fragmentSpreads": FragmentRefs<"ContatoCard_usuario" | "Perfil_usuario">;
  } | null;
};
export type PerfilDoProfessorPageQuery = {
  response: PerfilDoProfessorPageQuery$data;
  variables: PerfilDoProfessorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PerfilDoProfessorPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Perfil_usuario"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContatoCard_usuario"
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
    "name": "PerfilDoProfessorPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "name": "avatar",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "criadoEm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sobre",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "titulo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "departamento",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "53b254a04bddfea303a7d4e6f1946fe70e23f86623f406261d527ee19bc1f466",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdee45e5cb84a88d3bc83bbedfa7d60e";

export default node;
