/**
 * @generated SignedSource<<e02b3fd485e625e8963cd59d9e79cc1d>>
 * @relayHash 3e7d291e162b64972f46d829b2018832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ee12c31cb02a3b7eb5037c1a4904aa6ad0299258d164261b11c5559988044d7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCardQuery$variables = {
  codigo: string;
};
export type CandidaturaCardQuery$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_vaga">;
  } | null;
  readonly viewer: {
    readonly situacaoDaCandidatura: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    } | null;
  } | null;
};
export type CandidaturaCardQuery = {
  response: CandidaturaCardQuery$data;
  variables: CandidaturaCardQuery$variables;
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
    "name": "id",
    "variableName": "codigo"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "codigo"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidaturaCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_vaga"
          }
        ],
        "storageKey": null
      },
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
            "args": (v2/*:: as any*/),
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "situacaoDaCandidatura",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidaturaCard_situacao"
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
    "name": "CandidaturaCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "encerrada",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
            "name": "titulo",
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
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "autor",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "minhaSituacao",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "args": (v2/*:: as any*/),
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "situacaoDaCandidatura",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidatado",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ee12c31cb02a3b7eb5037c1a4904aa6ad0299258d164261b11c5559988044d7",
    "metadata": {},
    "name": "CandidaturaCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71c8076fbfa54cf9c2ee067af8b05106";

export default node;
