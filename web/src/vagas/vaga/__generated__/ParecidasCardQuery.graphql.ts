/**
 * @generated SignedSource<<cd81d04538b6b9410700a73cc2d82a93>>
 * @relayHash e3825e4eddc4631958fb71fbc09a73d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3976d42d8ffbb7e57c0e4cd113b6b2a8b02456a80f1969a01089a9e0cc5795

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParecidasCardQuery$variables = {
  codigo: string;
};
export type ParecidasCardQuery$data = {
  readonly vaga: {
    readonly departamento: {
      readonly nome: string;
    } | null;
    readonly encerrada: boolean;
    readonly interesses: ReadonlyArray<{
      readonly nome: string;
    }>;
    readonly parecidas: ReadonlyArray<{
      readonly codigo: string;
      readonly departamento: {
        readonly nome: string;
      } | null;
      readonly interesses: ReadonlyArray<{
        readonly nome: string;
      }>;
      readonly minhaCandidatura: {
        readonly candidatado: boolean;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"ParecidasCard_vaga">;
    }> | null;
  } | null;
};
export type ParecidasCardQuery = {
  response: ParecidasCardQuery$data;
  variables: ParecidasCardQuery$variables;
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
  "name": "encerrada",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Departamento",
  "kind": "LinkedField",
  "name": "departamento",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Interesse",
  "kind": "LinkedField",
  "name": "interesses",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidatado",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v3/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Departamento",
  "kind": "LinkedField",
  "name": "departamento",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Interesse",
  "kind": "LinkedField",
  "name": "interesses",
  "plural": true,
  "selections": (v10/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ParecidasCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "parecidas",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "SituacaoDaCandidatura",
                  "kind": "LinkedField",
                  "name": "minhaCandidatura",
                  "plural": false,
                  "selections": [
                    (v8/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ParecidasCard_vaga"
              }
            ],
            "storageKey": null
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
    "name": "ParecidasCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Vaga",
            "kind": "LinkedField",
            "name": "parecidas",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SituacaoDaCandidatura",
                "kind": "LinkedField",
                "name": "minhaCandidatura",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
                "name": "prazo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeDoTipo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c3976d42d8ffbb7e57c0e4cd113b6b2a8b02456a80f1969a01089a9e0cc5795",
    "metadata": {},
    "name": "ParecidasCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09001e3607d34081134738bc45967536";

export default node;
