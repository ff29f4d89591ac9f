/**
 * @generated SignedSource<<c1c8aa6806ceda5e1b3be53ea2febdb7>>
 * @relayHash 1cdb447bd5011514dac1476b852c1d73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f522d3b518a9482f3276cc1d12489321950caad6967fe741e7e0e081373686

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17f522d3b518a9482f3276cc1d12489321950caad6967fe741e7e0e081373686",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
