/**
 * @generated SignedSource<<00f66426634bd72ca2ad7a1135096ad5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItem_candidatura$data = {
  readonly etapa: EtapaDaCandidatura | null;
  readonly podeEscolherHorario: boolean | null;
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaDetalhes_candidatura" | "RespostasFaltando_candidatura" | "Situacao_candidatura" | "VagaMudou_candidatura" | "secao_candidatura">;
  readonly " $fragmentType": "CandidaturaItem_candidatura";
};
export type CandidaturaItem_candidatura$key = {
  readonly " $data"?: CandidaturaItem_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura">;
};

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
  "name": "podeEscolherHorario",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaItem_candidatura",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidaturaItem_vaga"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "secao_candidatura",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respostasFaltando",
          "storageKey": null
        },
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
      "name": "CandidaturaDetalhes_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RespostasFaltando_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Situacao_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaMudou_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};
})();

(node as any).hash = "045b5c0031a457b25449b0668137772b";

export default node;
