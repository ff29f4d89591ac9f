/**
 * @generated SignedSource<<54750e24bd08ec1bee979b89c8c6e955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type SecoesDeCandidaturas_candidaturas$data = ReadonlyArray<{
  readonly etapa: EtapaDaCandidatura | null;
  readonly id: string;
  readonly mudancas: ReadonlyArray<{
    readonly em: string;
  }> | null;
  readonly respostasFaltando: number | null;
  readonly vaga: {
    readonly codigo: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura" | "secao_candidatura">;
  readonly " $fragmentType": "SecoesDeCandidaturas_candidaturas";
}>;
export type SecoesDeCandidaturas_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: SecoesDeCandidaturas_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecoesDeCandidaturas_candidaturas">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respostasFaltando",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SecoesDeCandidaturas_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MudancaDeEtapa",
      "kind": "LinkedField",
      "name": "mudancas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "em",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "secao_candidatura",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "podeEscolherHorario",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VagaOriginal",
          "kind": "LinkedField",
          "name": "vagaOriginal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Vaga",
          "kind": "LinkedField",
          "name": "vaga",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaItem_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};
})();

(node as any).hash = "3cab7261663563684913a250765b0903";

export default node;
