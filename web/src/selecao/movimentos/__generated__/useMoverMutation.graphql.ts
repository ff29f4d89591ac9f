/**
 * @generated SignedSource<<6b477336c5df47717c9e2eb6935e5556>>
 * @relayHash 292da85c90cff298d905c57e37625427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 564a01ad223e37e22f660d2ea49e2143700e380fa30b9f96b8342ad3129084f4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type MoverCandidaturasInput = {
  candidaturas: ReadonlyArray<CandidaturaAMover>;
  chave: string;
  liberar?: boolean;
  palavra?: string | null;
  para: EtapaDaCandidatura;
  reter?: boolean;
  vaga: string;
};
export type CandidaturaAMover = {
  candidatura: string;
  versao: number;
};
export type useMoverMutation$variables = {
  input: MoverCandidaturasInput;
};
export type useMoverMutation$data = {
  readonly moverCandidaturas: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "MoverCandidaturasSuccess";
    readonly movidas: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
    }> | null;
    readonly recusadas: ReadonlyArray<{
      readonly candidatura: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
      };
      readonly mensagem: string;
    }> | null;
    readonly selecao: {
      readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMoverMutation = {
  response: useMoverMutation$data;
  variables: useMoverMutation$variables;
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
  "name": "etapa",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retida",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versao",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useCandidatos_candidatura",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v8/*:: as any*/)
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v10 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moverCandidaturas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "movidas",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidaturaNaoMovida",
                "kind": "LinkedField",
                "name": "recusadas",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidatura",
                    "kind": "LinkedField",
                    "name": "candidatura",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Situacao_selecao"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MoverCandidaturasSuccess",
            "abstractKey": null
          },
          (v9/*:: as any*/)
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
    "name": "useMoverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moverCandidaturas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "movidas",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidaturaNaoMovida",
                "kind": "LinkedField",
                "name": "recusadas",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidatura",
                    "kind": "LinkedField",
                    "name": "candidatura",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lugares",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "aprovadas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "retidas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "divulgacaoEm",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "MoverCandidaturasSuccess",
            "abstractKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "564a01ad223e37e22f660d2ea49e2143700e380fa30b9f96b8342ad3129084f4",
    "metadata": {},
    "name": "useMoverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c5b78f19015a16a05825c7e3f4eeff9";

export default node;
