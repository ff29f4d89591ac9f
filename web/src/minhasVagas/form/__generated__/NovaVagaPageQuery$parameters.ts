/**
 * @generated SignedSource<<eec12ae710c18bac0ced8d38c09d7e54>>
 * @relayHash 11185a6888dbfbb08152bfe7603f8e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 435720ed4bdbc91bc7b09b75a2b509d1a1c9b46ad6aaa29daad0dd8fdf8f888d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "435720ed4bdbc91bc7b09b75a2b509d1a1c9b46ad6aaa29daad0dd8fdf8f888d",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
